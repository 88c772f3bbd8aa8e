import type { PartProps } from '../view-props.ts';
import { Rule } from './Rule.tsx';

/** What is assumed and what is left to the players. */
export const Assumed = ({ termBase }: Pick<PartProps, 'termBase'>) => (
  <section class="c-part">
    <h3>Что счётчик знает и чего не знает</h3>
    <ul class="d-assumed">
      <li>
        Проклятые локации считаются по локациям: две Тропы в одной — одно Проклятие. Открытая Тропа в Шамхум не
        проклинает. <Rule termBase={termBase} id="cursed-location" text="Проклятая локация" />
      </li>
      <li>
        Таблица цветов на трекере и деление на районы напечатаны только на поле, поэтому их называете вы.{' '}
        <Rule termBase={termBase} id="turn-tracker" />
      </li>
      <li>
        Кто из Врагов дойдёт до Сыщика, решаете вы: сколько переходов он делает, стоит на его жетоне.{' '}
        <Rule termBase={termBase} id="enemy-movement" />
      </li>
      <li>
        Сценарий может менять условия победы и поражения. Если он отменил конец игры, её можно продолжить.{' '}
        <Rule termBase={termBase} id="scenario" />
      </li>
      <li>Карты, проверки и Битвы счётчик не ведёт.</li>
    </ul>
  </section>
);
