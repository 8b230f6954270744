import { useEffect, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../components/button/button';
import { Text } from '../components/text/text';
import { FormPage, type FormPageProps } from '../form/form-page';
import { useEnrolment } from '../runtime/runtime-context';
import { registerSheet } from '../styles/sheets';
import sheet, * as styles from './call-form-page.module.css';
import { callTexts } from './call.texts';
import { EntryCard } from './entry-card';
import type { CustomerEntry } from './use-customer-entry';

registerSheet(sheet);

const texts = callTexts.privateEntry;

export interface CallFormPageProps<V extends FieldValues, C, O> extends FormPageProps<V, C, O> {
  readonly customerEntry: CustomerEntry;
}

/**
 * A form that the customer can fill in privately during a call. Until they have finished, or the agent chooses to do it, their
 * progress takes the place of the form; values that were typed stay.
 */
export function CallFormPage<V extends FieldValues, C, O>({
  customerEntry: { entry, isAwaited, connection, enterHere },
  form,
  submitLabel,
  secondary,
  after,
  children,
  ...page
}: CallFormPageProps<V, C, O>) {
  const reasonId = useId();
  const firstName = useEnrolment()?.firstName ?? null;
  const { clearErrors } = form;

  // Errors would lead to fields that are not on the page.
  useEffect(() => {
    if (isAwaited) clearErrors();
  }, [isAwaited, clearErrors]);

  const actions = isAwaited
    ? {
        secondary: (
          <>
            <Button onClick={enterHere}>{texts.enterHere}</Button>
            <Button type="submit" variant="primary" disabled aria-describedby={reasonId}>
              {submitLabel}
            </Button>
          </>
        ),
        after: (
          <Text id={reasonId} size="sm" muted className={styles.reason}>
            {texts.finishFirst(firstName)}
          </Text>
        ),
      }
    : { submitLabel, secondary, after };
  return (
    <FormPage {...page} {...actions} form={form}>
      {entry && <EntryCard entry={entry} isAwaited={isAwaited} connection={connection} />}
      {!isAwaited && children}
    </FormPage>
  );
}
