import { addressMessages } from '@home-move/contract';
import { Notice, useEnrolment, useFlag, useRuntime } from '@home-move/ui';
import type { AddressSearch } from './new-home.queries';
import { newHomeTexts as texts } from './new-home.texts';

interface SearchMessageProps {
  readonly search: AddressSearch;
  /** An address chosen earlier is still the chosen one. */
  readonly hasChosenAddress: boolean;
}

/**
 * Explains a search without addresses, because the postcode has none [ADDR-16, ADDR-17] or the lookup failed, and how
 * to continue.
 */
export function SearchMessage({ search, hasChosenAddress }: SearchMessageProps) {
  const { brand } = useRuntime();
  const canEnterManually = useFlag('manual-address');
  const savedAddress = useEnrolment()?.simpleAddress;
  const { problem, options } = search;

  if (problem) {
    return (
      <Notice kind="error" still>
        <p>{problem.errors?.['postcode'] ?? problem.title}</p>
        {hasChosenAddress && savedAddress && <p>{texts.stillHave(savedAddress)}</p>}
        <p>{canEnterManually ? texts.enterYourself : texts.callInstead(brand.support.phone)}</p>
      </Notice>
    );
  }
  if (options?.length !== 0) return null;
  return (
    <Notice kind="warning" still>
      <p>{canEnterManually ? addressMessages.noneWithManual : addressMessages.none}</p>
      {!canEnterManually && <p>{texts.callInstead(brand.support.phone)}</p>}
    </Notice>
  );
}
