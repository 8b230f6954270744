import { Notice, registerSheet, TextLink, Wrap } from '@home-move/ui';
import { useLink } from '../navigation/use-link';
import sheet, * as styles from './feedback-notice.module.css';
import { layoutTexts } from './layout.texts';

registerSheet(sheet);

/** For browsers that refuse storage, as for a partner's frame with cookies blocked. */
export function KeepOpenNotice() {
  return (
    <Wrap>
      <div className={styles.feedback}>
        <Notice kind="info">
          {layoutTexts.keepOpen} <TextLink {...useLink('/continue')}>{layoutTexts.emailLink}</TextLink>.
        </Notice>
      </div>
    </Wrap>
  );
}
