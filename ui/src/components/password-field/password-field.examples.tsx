import { PasswordField } from './password-field';

export const Hidden = () => (
  <PasswordField label="Create a password" defaultValue="Moving1!x" autoComplete="new-password" />
);
