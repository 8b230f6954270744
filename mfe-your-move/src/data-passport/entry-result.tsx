import type { Disclosure, DisclosureResult } from '@home-move/contract';
import { CheckIcon, ClockIcon, CloseIcon, ErrorIcon, InfoIcon, registerSheet, Tag } from '@home-move/ui';
import sheet, * as styles from './entry-result.module.css';
import { entryTexts as texts } from './entry.texts';
import { withdrawTexts } from './withdraw.texts';

registerSheet(sheet);

const looks = {
  waiting: { tone: styles.waiting, Icon: ClockIcon },
  delivered: { tone: styles.delivered, Icon: CheckIcon },
  notDelivered: { tone: styles.notDelivered, Icon: ErrorIcon },
  unknown: { tone: styles.unknown, Icon: InfoIcon },
} satisfies Record<DisclosureResult, { readonly tone: string | undefined; readonly Icon: typeof CheckIcon }>;

/** The result of an entry as a tag and a sentence, with the reference that the recipient issued. [PASS-07] */
export function EntryResult({ entry: { result, reference, withdrawnAt } }: { readonly entry: Disclosure }) {
  const { tone, Icon } = looks[result];
  return (
    <>
      {withdrawnAt !== undefined && (
        <Tag className={styles.withdrawn}>
          <CloseIcon size={14} />
          {withdrawTexts.label}
        </Tag>
      )}
      <Tag className={tone}>
        <Icon size={14} />
        {texts.results[result].label}
      </Tag>
      <span className={styles.text}>{texts.results[result].text}</span>
      {reference !== null && (
        <span className={styles.text}>
          {texts.reference} <span className={styles.reference}>{reference}</span>
        </span>
      )}
    </>
  );
}
