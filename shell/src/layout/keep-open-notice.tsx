import { Notice, registerSheet, Wrap } from '@home-move/ui';
import sheet, * as styles from './feedback-notice.module.css';
import { layoutTexts } from './layout.texts';

registerSheet(sheet);

/** For browsers that refuse storage, as for a partner's frame with cookies blocked. */
export function KeepOpenNotice() {
  return (
    <Wrap>
      <div className={styles.feedback}>
        <Notice kind="info">{layoutTexts.keepOpen}</Notice>
      </div>
    </Wrap>
  );
}
