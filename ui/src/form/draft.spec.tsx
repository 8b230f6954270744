import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { clearDraft, readDraft, saveDraft, useDraftValues, useSaveDraft } from './draft';
import { FormPasswordField, FormRadioCards, FormSelect, FormTextField } from './form-fields';

interface Values {
  surname: string;
  bedrooms: number | undefined;
  day: number | '';
  code: string;
  password: string;
}

const days = [1, 15].map((value) => ({ value, label: `Day ${value}` }));
const stored = ['surname', 'bedrooms', 'day', 'password'] as const;

function Form({ surname = '' }: { readonly surname?: string }) {
  const saved: Values = { surname, bedrooms: undefined, day: '', code: '', password: '' };
  const form = useForm<Values>({ defaultValues: useDraftValues('home', saved, ['day']) });
  useSaveDraft('home', form, stored);
  const { control } = form;
  return (
    <>
      <FormTextField control={control} name="surname" label="Surname" />
      <FormRadioCards control={control} name="bedrooms" legend="Bedrooms" options={days} />
      <FormSelect control={control} name="day" label="Day" placeholder="Choose" options={days} />
      <FormTextField control={control} name="code" label="Code" />
      <FormPasswordField control={control} name="password" label="Password" />
    </>
  );
}

const user = userEvent.setup({ delay: null });

describe('a draft', () => {
  it('restores typed and chosen values over saved ones', async () => {
    const first = renderWithRuntime(<Form surname="Evans" />);
    await user.type(screen.getByLabelText('Surname'), '-Price');
    await user.click(screen.getByRole('radio', { name: 'Day 15' }));
    await user.selectOptions(screen.getByLabelText('Day'), 'Day 1');
    first.unmount();

    renderWithRuntime(<Form surname="Evans" />, first.runtime);
    expect(screen.getByLabelText('Surname')).toHaveValue('Evans-Price');
    expect(screen.getByRole('radio', { name: 'Day 15' })).toBeChecked();
    expect(screen.getByLabelText('Day')).toHaveValue('1');
  });

  it('holds only the named fields, and never a password [PWD-02]', async () => {
    const { runtime } = renderWithRuntime(<Form />);
    await user.type(screen.getByLabelText('Password'), 'Moving1!');
    await user.type(screen.getByLabelText('Code'), '482913');
    await user.type(screen.getByLabelText('Surname'), 'Evans');
    expect(readDraft(runtime.storage, 'home')).toEqual({ surname: 'Evans', day: '' });
  });

  it('of another shape is ignored', () => {
    const drafts = { home: { surname: { first: 'Evans' }, bedrooms: [15], day: null } };
    renderWithRuntime(<Form surname="Price" />, createTestRuntime({ stored: { onboarding: drafts } }));
    expect(screen.getByLabelText('Surname')).toHaveValue('Price');
    expect(screen.getByRole('radio', { name: 'Day 15' })).not.toBeChecked();
    expect(screen.getByLabelText('Day')).toHaveValue('');
  });

  it('is forgotten by itself, and leaves the others', () => {
    const { storage } = createTestRuntime();
    saveDraft(storage, 'usage', { knownUsage: 'U' });
    saveDraft(storage, 'council', { water: 3 });
    clearDraft(storage, 'usage');
    expect(readDraft(storage, 'usage')).toBeUndefined();
    expect(readDraft(storage, 'council')).toEqual({ water: 3 });
  });
});
