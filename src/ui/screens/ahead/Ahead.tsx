import { addressOf } from '../../../app/routes'
import { outlook } from '../../../app/story'
import { words } from '../../../app/words'
import { Page } from '../frame/Page'
import { BankAhead } from './BankAhead'
import { PlayersAhead } from './PlayersAhead'
import { RunsAhead } from './RunsAhead'
import { TrainsAhead } from './TrainsAhead'
import '../../style/story.css'

/** What comes: the bank's end, the trains, pay or withhold, and what each player can raise. */
export function Ahead() {
  const { ahead, story } = words.value
  const comes = outlook.value
  return (
    <Page title={ahead.title}>
      <p class="soft">{ahead.tap}</p>
      {comes ? (
        <>
          <BankAhead bank={comes.bank} runs={comes.runs} />
          <TrainsAhead trains={comes.trains} />
          <RunsAhead runs={comes.runs} />
          <PlayersAhead liquidity={comes.liquidity} />
        </>
      ) : null}
      <a class="button" href={addressOf('story')}>
        {story.early}
      </a>
    </Page>
  )
}
