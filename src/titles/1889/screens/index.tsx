import { railwayScreens } from '../../../families/railway/screens'

/** The screens of 1889: those of every railway game, and the exchange of the Dougo Railway. */
export default railwayScreens({ powers: ['exchangePrivate'] })
