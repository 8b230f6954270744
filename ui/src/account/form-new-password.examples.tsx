import { useForm } from 'react-hook-form';
import { FormNewPassword } from './form-new-password';

function Example({ password }: { readonly password: string }) {
  const { control } = useForm({ defaultValues: { password } });
  return <FormNewPassword control={control} name="password" label="Create a password" />;
}

export const Empty = () => <Example password="" />;

export const HalfMet = () => <Example password="moving" />;
