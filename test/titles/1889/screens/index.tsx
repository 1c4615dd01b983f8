/** The screens of 1889: those of every railway game. The exchange of the Dougo Railway is a plain choice below them. */
export { railwayScreens as default } from '../../../../src/families/railway/screens'
