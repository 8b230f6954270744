import { formatList } from '@home-move/contract';
import { EyeIcon, registerSheet, Status } from '@home-move/ui';
import { useCallUpdates } from '../call/use-call-updates';
import sheet, * as styles from './colleagues.module.css';

registerSheet(sheet);

const texts = {
  present: (names: readonly string[]) => `${formatList(names)} ${names.length === 1 ? 'has' : 'have'} this open too`,
} as const;

/** Which colleagues have the enrolment open, announced when that changes. */
export function Colleagues() {
  const { colleagues } = useCallUpdates();
  return (
    <Status>
      {colleagues.length > 0 && (
        <p className={styles.colleagues}>
          <EyeIcon size={16} />
          <span>{texts.present(colleagues)}</span>
        </p>
      )}
    </Status>
  );
}
