import {
  paymentMessages,
  privateAccountSchema,
  privateEntryEndpoints,
  type AccountNameRule,
  type PrivateAccount,
} from '@home-move/contract';
import { FormCheckbox, FormPage, schemaResult, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { preloadAccountCheck } from '../payment/account-check';
import { AccountFields } from '../payment/account-fields';
import { withMismatch, type AccountForm, type AccountFormState } from '../payment/account.form';
import { paymentTexts } from '../payment/payment.texts';
import { privateEntryTexts } from './private-entry.texts';
import { useEntryForm, type EntryOutcome } from './use-entry';

const texts = privateEntryTexts.account;

interface PrivateAccountForm extends AccountForm {
  /** Confirms the authority that a paperless mandate requires; not sent. */
  accountHolder: boolean;
}

/** The rules of the payment page. [PAY-16 to PAY-22] */
function accountResolver(rule: AccountNameRule): Resolver<PrivateAccountForm, unknown, PrivateAccount> {
  const schema = privateAccountSchema(rule);
  return ({ accountHolder, ...account }) => {
    const result = schemaResult<PrivateAccountForm, PrivateAccount>(schema.safeParse(account));
    const found: FieldErrors<PrivateAccountForm> = {
      ...result.errors,
      ...(!accountHolder && { accountHolder: { type: 'rule', message: paymentMessages.required } }),
    };
    const errors = withMismatch(found, account);
    return Object.keys(errors).length === 0 ? result : { values: {}, errors };
  };
}

interface PrivateAccountProps extends EntryOutcome {
  readonly token: string;
  readonly rule: AccountNameRule;
}

/** Bank details for the Direct Debit that the agent sets up. */
export function PrivateAccountPage({ token, rule, ...outcome }: PrivateAccountProps) {
  const { http } = useRuntime();
  const form = useForm<PrivateAccountForm, unknown, PrivateAccount>({
    resolver: accountResolver(rule),
    defaultValues: { bankAccountName: '', bankAccountNumber: '', bankAccountSortCode: '', accountHolder: false },
  });
  useEffect(() => preloadAccountCheck(), []);
  const entry = useEntryForm(
    (account: PrivateAccount) => http.send(privateEntryEndpoints.bankDetails, { body: { token, ...account } }),
    outcome,
  );
  return (
    <FormPage {...entry} title={texts.title} form={form} submitLabel={texts.submit} busyLabel={texts.submitting}>
      {/* The form has one more field than an account, which its invariant type hides. */}
      <AccountFields form={form as unknown as AccountFormState} />
      <FormCheckbox
        control={form.control}
        name="accountHolder"
        label={paymentTexts.accountHolder}
        shortName={paymentTexts.shortNames.accountHolder}
      />
      <Text muted>{texts.ahead}</Text>
    </FormPage>
  );
}
