import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons/icons';
import { classNames } from '../styles/class-names';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './layout.module.css';
import { Split } from './split';
import { Wrap } from './wrap';

registerSheet(sheet);

export interface BackLink {
  readonly label?: string;
  /** A real address, where there is one. */
  readonly href?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

export interface PageProps {
  /** The h1, and the start of the document's title. */
  readonly title: string;
  /** "Home Move"; with it the page sets the document's title to "{title} - {brandName}". */
  readonly brandName?: string | undefined;
  /** Something on the page is invalid: the document's title starts with "Error: ". */
  readonly invalid?: boolean;
  readonly back?: BackLink | undefined;
  /** One sentence under the h1. */
  readonly lede?: ReactNode;
  /** Banners and the error summary, between lede and content. */
  readonly notices?: ReactNode;
  /** The right column: one `Aside`, or a cost card with `stickyAside`. */
  readonly aside?: ReactNode;
  readonly stickyAside?: boolean;
  /** form: fields of at most 600 px, 32 px apart. full: the whole width. code: one centred column of 460 px. */
  readonly width?: 'form' | 'full' | 'code';
  readonly children?: ReactNode;
}

function Back({ label = 'Back', href, onClick }: BackLink) {
  const words = (
    <>
      <ChevronLeftIcon />
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.back} onClick={onClick}>
      {words}
    </button>
  ) : (
    <a href={href} className={styles.back} onClick={onClick}>
      {words}
    </a>
  );
}

/**
 * One page of a journey, inside the shell's `main`: Back, h1, at most one lede, content.
 * It brings its own gutters; the shell focuses `[data-hm-heading]` on each change of route.
 */
export function Page(props: PageProps) {
  const { title, brandName, invalid, back, lede, notices, aside, stickyAside, width = 'form', children } = props;
  useEffect(() => {
    if (brandName !== undefined) document.title = `${invalid ? 'Error: ' : ''}${title} - ${brandName}`;
  }, [title, brandName, invalid]);

  const column = (
    <>
      {back && <Back {...back} />}
      <h1 tabIndex={-1} data-hm-heading="" className={styles.heading}>
        {title}
      </h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      <div className={styles.notices}>{notices}</div>
      <div
        className={classNames(styles.body, width !== 'full' && styles.formBody, width !== 'full' && styles.formStack)}
      >
        {children}
      </div>
    </>
  );
  return (
    <Wrap>
      <div className={styles.page}>
        {width === 'code' && <div className={styles.code}>{column}</div>}
        {width !== 'code' && aside && (
          <Split aside={aside} sticky={stickyAside ?? false} lowered={back !== undefined && !stickyAside}>
            {column}
          </Split>
        )}
        {width !== 'code' && !aside && column}
      </div>
    </Wrap>
  );
}
