import { FailedPanel, lazyModule, registerSheet, useLazyModule } from '@home-move/ui';
import sheet, * as styles from './your-move.module.css';

registerSheet(sheet);

/** Below the first screen. */
const section = lazyModule(() => import(/* webpackChunkName: "first-year" */ '../first-year/first-year-section'));

/** The section about the first year, once its chunk is loaded. The orders work without it. */
export function LazyFirstYear() {
  const { content, error, retry } = useLazyModule(section);
  if (content) return <content.FirstYearSection />;
  return <div className={styles.firstYear}>{error && <FailedPanel onRetry={retry} />}</div>;
}
