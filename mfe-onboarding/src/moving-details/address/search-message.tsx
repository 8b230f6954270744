import { addressMessages } from '@home-move/contract';
import { Notice, useEnrolment, useFlag, useRuntime } from '@home-move/ui';
import { addressTexts as texts } from '../moving-details.texts';
import type { AddressSearch } from './address-lookup.queries';

interface SearchMessageProps {
  readonly search: AddressSearch;
  /** The address chosen before is still the chosen one. */
  readonly keepsSaved: boolean;
}

/** What a search came to, when it gave no addresses: none there [ADDR-16, ADDR-17], or it failed; and the way on. */
export function SearchMessage({ search, keepsSaved }: SearchMessageProps) {
  const { brand } = useRuntime();
  const byHand = useFlag('manual-address');
  const saved = useEnrolment()?.simpleAddress;
  const { problem, options } = search;

  if (problem) {
    return (
      <Notice kind="error" still>
        <p>{problem.errors?.['postcode'] ?? problem.title}</p>
        {keepsSaved && saved && <p>{texts.stillHave(saved)}</p>}
        <p>{byHand ? texts.enterYourself : texts.callInstead(brand.support.phone)}</p>
      </Notice>
    );
  }
  if (options?.length !== 0) return null;
  return (
    <Notice kind="warning" still>
      <p>{byHand ? addressMessages.noneWithManual : addressMessages.none}</p>
      {!byHand && <p>{texts.callInstead(brand.support.phone)}</p>}
    </Notice>
  );
}
