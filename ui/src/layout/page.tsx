import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons/icons';
import { classNames, registerSheet } from '../styles/sheets';
import sheet, * as styles from './layout.module.css';
import { Split } from './split';
import { Wrap } from './wrap';

registerSheet(sheet);

export interface BackLink {
  /** "Back" by default. */
  readonly label?: string;
  /** Address of the previous page, if it has one. */
  readonly href?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

export interface PageProps {
  /** The h1, and the start of the document's title. */
  readonly title: string;
  /** "Home Move": sets the document's title to "{title} - {brandName}"; without it the title stays. */
  readonly brandName?: string | undefined;
  /** Prefixes the document's title with "Error: " while something on the page is invalid. */
  readonly invalid?: boolean;
  readonly back?: BackLink | undefined;
  /** One sentence under the h1. */
  readonly lede?: ReactNode;
  /** Banners and the error summary, between lede and content. */
  readonly notices?: ReactNode;
  /** The right column: one `Aside`, or a cost card with `stickyAside`. */
  readonly aside?: ReactNode;
  /** Places heading and content: `SideColumn`. */
  readonly renderColumns?: (head: ReactNode, content: ReactNode) => ReactNode;
  /** Keeps the aside in view while the page scrolls. */
  readonly stickyAside?: boolean;
  /** form: fields of at most 600 px, 32 px apart. full: the whole width. code: one centred column of 460 px. */
  readonly width?: 'form' | 'full' | 'code';
  readonly children?: ReactNode;
}

function Back({ label = 'Back', href, onClick }: BackLink) {
  const content = (
    <>
      <ChevronLeftIcon />
      {label}
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.back} onClick={onClick}>
      {content}
    </button>
  ) : (
    <a href={href} className={styles.back} onClick={onClick}>
      {content}
    </a>
  );
}

const stacked = (head: ReactNode, content: ReactNode): ReactNode => (
  <>
    {head}
    {content}
  </>
);

/**
 * One page of a journey, inside the shell's `main`: Back, h1, at most one lede, content. Includes the gutters; the shell focuses
 * `[data-hm-heading]` on each change of route.
 */
export function Page(props: PageProps) {
  const {
    title,
    brandName,
    invalid,
    back,
    lede,
    notices,
    aside,
    renderColumns = stacked,
    stickyAside,
    width = 'form',
    children,
  } = props;
  useEffect(() => {
    if (brandName !== undefined) document.title = `${invalid ? 'Error: ' : ''}${title} - ${brandName}`;
  }, [title, brandName, invalid]);

  const head = (
    <>
      {back && <Back {...back} />}
      <h1 tabIndex={-1} data-hm-heading="" className={styles.heading}>
        {title}
      </h1>
      {lede && <p className={styles.lede}>{lede}</p>}
      <div className={styles.notices}>{notices}</div>
    </>
  );
  const body = (
    <div className={classNames(styles.body, width !== 'full' && styles.formBody, width !== 'full' && styles.formStack)}>
      {children}
    </div>
  );
  const column = renderColumns(head, body);
  return (
    <Wrap>
      <div className={styles.page} data-width={width}>
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
