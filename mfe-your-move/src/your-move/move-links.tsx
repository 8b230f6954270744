import { pathOf } from '@home-move/contract';
import { CalendarIcon, registerSheet, Tile, useLinkProps } from '@home-move/ui';
import sheet, * as styles from './your-move.module.css';
import { yourMoveTexts } from './your-move.texts';

registerSheet(sheet);
const texts = yourMoveTexts.links;

/** Links to the other pages about the move. */
export function MoveLinks() {
  const link = useLinkProps();
  return (
    <nav aria-label={texts.label}>
      <ul className={styles.links}>
        <li>
          <a {...link(pathOf('move-plan'))} className={styles.link}>
            <Tile>
              <CalendarIcon size={22} />
            </Tile>
            <span>
              <b>{texts.plan.title}</b>
              <small>{texts.plan.text}</small>
            </span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
