import { FailedPanel, lazyModule, registerSheet, useLazyModule } from '@home-move/ui';
import sheet, * as styles from './household.module.css';

registerSheet(sheet);

/** Below the first screen. */
const section = lazyModule(() => import(/* webpackChunkName: "split" */ './split-section'));

/** The split of the costs, once its chunk is loaded. The rest of the household works without it. */
export function LazySplit() {
  const { content, error, retry } = useLazyModule(section);
  if (content) return <content.SplitSection />;
  return <div className={styles.split}>{error && <FailedPanel onRetry={retry} />}</div>;
}
