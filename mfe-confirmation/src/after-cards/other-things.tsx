import { pathOf } from '@home-move/contract';
import {
  ChevronRightIcon,
  ExternalIcon,
  Heading,
  MailIcon,
  NewTabNote,
  PeopleIcon,
  registerSheet,
  Tile,
  useIsFinished,
  useLinkProps,
} from '@home-move/ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts as texts } from './after-cards.texts';
import { ChecklistDownload } from './checklist-download';

registerSheet(sheet);

interface ThingProps extends ComponentPropsWithRef<'a'> {
  readonly icon: ReactNode;
  readonly texts: { readonly title: string; readonly text: string };
  /** Where the link leads: a page of the portal, or another site. */
  readonly end: ReactNode;
}

function Thing({ icon, texts: { title, text }, end, children, ...link }: ThingProps) {
  return (
    <li>
      <a {...link} className={styles.thing}>
        <Tile>{icon}</Tile>
        <span>
          <b>{title}</b>
          <small>{text}</small>
          {children}
        </span>
        {end}
      </a>
    </li>
  );
}

/** What else there is to do around a move. [CONF-09] */
export function OtherThings() {
  const link = useLinkProps();
  const titleId = useId();
  const isFinished = useIsFinished();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Heading id={titleId} look="h2large">
        {texts.title}
      </Heading>
      <ul className={styles.things}>
        <Thing
          icon={<MailIcon size={22} />}
          texts={texts.mail}
          end={<ExternalIcon />}
          href={texts.mail.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <NewTabNote />
        </Thing>
        {!isFinished && (
          <Thing
            icon={<PeopleIcon size={22} />}
            texts={texts.housemates}
            end={<ChevronRightIcon />}
            {...link(pathOf('tell-your-flatmates'))}
          />
        )}
        <ChecklistDownload />
      </ul>
    </section>
  );
}
