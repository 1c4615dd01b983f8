import { addressOf } from '../../../app/desk/routes'
import { session } from '../../../app/desk/table'
import { said } from '../../../app/follow/apart'
import './apart.css'

/**
 * What to try if two phones do not reach each other, and the way that needs no connection; `perhaps`: the bank may only not have
 * read this phone's code yet.
 */
export function Tries({ perhaps = false }: { perhaps?: boolean }) {
  const { perhaps: perhapsText, tooLate, tries, instead, insteadWhat } = said.value
  return (
    <section class="strip stop stack">
      <p>{perhaps ? perhapsText : tooLate}</p>
      <ul class="tries">
        {tries.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a class="button left" href={addressOf(session.value ? 'share' : 'scan')}>
        {instead}
        <small>{insteadWhat}</small>
      </a>
    </section>
  )
}

/** Why two phones do not connect, or what is wrong with the code that was read. */
export function Trouble({ of }: { of: keyof typeof said.value.told }) {
  return <>{said.value.told[of]}</>
}
