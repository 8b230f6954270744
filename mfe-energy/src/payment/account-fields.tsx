import { accountNameMaxLength } from '@home-move/contract';
import { FormTextField, PrivacyNote, Stack } from '@home-move/ui';
import { useFormState } from 'react-hook-form';
import { DigitsField } from './digits-field';
import { mismatch, type AccountFormState } from './account.form';
import { paymentTexts as texts } from './payment.texts';

/** Name, sort code and number of a bank account. [PAY-02, PAY-26] */
export function AccountFields({ form }: { readonly form: AccountFormState }) {
  const { control, trigger } = form;
  const { errors } = useFormState({ control, name: 'bankAccountNumber' });
  const isMismatch = errors.bankAccountNumber?.type === mismatch;
  return (
    <>
      <FormTextField
        control={control}
        name="bankAccountName"
        label={texts.accountName}
        hint={texts.accountNameHint}
        maxLength={accountNameMaxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <DigitsField
        control={control}
        name="bankAccountSortCode"
        label={texts.sortCode}
        hint={texts.sortCodeHint}
        length={6}
        width="8"
        // Correcting the sort code may be what makes the account number valid.
        onChanged={() => isMismatch && void trigger('bankAccountNumber')}
      />
      <Stack gap={2}>
        <DigitsField
          control={control}
          name="bankAccountNumber"
          label={texts.accountNumber}
          hint={isMismatch ? texts.accountNumberMismatch : texts.accountNumberHint}
          length={8}
          width="12"
        />
        <PrivacyNote />
      </Stack>
    </>
  );
}
