import type { Problem } from '@home-move/contract';
import { FormPage, useRuntime, type Action, type FormPageProps } from '@home-move/ui';
import type { FieldValues } from 'react-hook-form';

type FormProps<V extends FieldValues, O> = Pick<
  FormPageProps<V, unknown, O>,
  'form' | 'notices' | 'secondary' | 'after' | 'children'
>;

interface AccountFormProps<V extends FieldValues, O> extends FormProps<V, O> {
  readonly texts: { readonly title: string; readonly lede: string; readonly submit: string; readonly busy: string };
  readonly action: Action<[O]>;
  /** The action's problem as this form shows it; by default unchanged. */
  readonly problem?: Problem | null;
}

/** The frame of an account page with one form. */
export function AccountForm<V extends FieldValues, O>({
  texts,
  action,
  problem = action.problem,
  ...form
}: AccountFormProps<V, O>) {
  const { brand } = useRuntime();
  return (
    <FormPage
      {...form}
      title={texts.title}
      brandName={brand.name}
      lede={texts.lede}
      width="code"
      onSubmit={action.run}
      busy={action.busy}
      busyLabel={texts.busy}
      problem={problem}
      submitLabel={texts.submit}
    />
  );
}
