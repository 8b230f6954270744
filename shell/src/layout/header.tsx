import { classNames, registerSheet, Wrap } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from '../navigation/use-link';
import { useShell } from '../runtime/shell-context';
import { LogInOrOut, SupportPhone } from './header-links';
import sheet, * as styles from './header.module.css';
import { layoutTexts } from './layout.texts';
import { Logo } from './logo';
import { Menu } from './menu';

registerSheet(sheet);

const links = (
  <>
    <SupportPhone className={styles.large} />
    <LogInOrOut className={styles.large} />
    <Menu />
  </>
);

export interface HeaderProps {
  /** In place of the mover's links. */
  readonly children?: ReactNode;
}

/** The brand's bar. Below 768 px its links fold into a menu. [CHROME-08 to CHROME-10, CHROME-12] */
export function Header({ children = links }: HeaderProps) {
  const { branding } = useShell();
  const { name, theme } = branding;
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.bar}>
          <a {...useLink('/')} aria-label={layoutTexts.home(name)} className={classNames(styles.logo, styles[theme])}>
            <Logo branding={branding} />
          </a>
          {children}
        </div>
      </Wrap>
    </header>
  );
}
