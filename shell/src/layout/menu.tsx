import { CloseIcon, MenuIcon, useStore } from '@home-move/ui';
import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useShell } from '../runtime/shell-context';
import { LogInOrOutLink, SupportPhone } from './header-links';
import * as styles from './header.module.css';

/** The header's links on small screens; navigation closes it. [CHROME-09] */
export function Menu() {
  const path = useStore(useShell().navigation.path);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpenOn(null);
    button.current?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpenOn(null);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches it from the buttons inside
    <div className={styles.small} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles.menuButton}
        onClick={() => setOpenOn(isOpen ? null : path)}
      >
        {isOpen ? <CloseIcon size={24} /> : <MenuIcon size={26} />}
      </button>
      <ul id={id} hidden={!isOpen} className={styles.menu}>
        <li>
          <LogInOrOutLink />
        </li>
        <li>
          <SupportPhone />
        </li>
      </ul>
    </div>
  );
}
