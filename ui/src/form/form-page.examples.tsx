import { emptyDate, problem, type DateParts, type Problem } from '@home-move/contract';
import { useForm } from 'react-hook-form';
import { Aside } from '../layout/split';
import {
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormRadioCards,
  FormSelect,
  FormTextField,
} from './form-fields';
import { FormPage } from './form-page';

export interface ExampleValues {
  readonly title: string;
  readonly surname: string;
  readonly dateOfBirth: DateParts;
  readonly bedrooms: number | undefined;
  readonly password: string;
  readonly agreed: boolean;
}

export interface ExampleFormProps {
  readonly busy?: boolean;
  readonly problem?: Problem | null;
  readonly onSubmit?: (values: ExampleValues) => void | Promise<void>;
}

/** A form with every kind of field; surname, date of birth and agreement are required. */
export function ExampleForm({ busy = false, problem: failure = null, onSubmit = () => undefined }: ExampleFormProps) {
  const form = useForm<ExampleValues>({
    defaultValues: { title: '', surname: '', dateOfBirth: emptyDate, bedrooms: undefined, password: '', agreed: false },
    resolver: (values) => {
      const required = (value: unknown, message: string) => (value ? undefined : { type: 'required', message });
      const errors = {
        surname: required(values.surname, 'Please enter your Surname'),
        dateOfBirth: required(values.dateOfBirth.year, 'Mandatory'),
        agreed: required(values.agreed, 'Mandatory'),
      };
      const wrong = Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
      return Object.keys(wrong).length > 0 ? { values: {}, errors: wrong } : { values, errors: {} };
    },
  });
  const { control } = form;
  return (
    <FormPage
      title="Let's check your personal details."
      brandName="Home Move"
      lede="Suppliers need these to open accounts in your name."
      form={form}
      onSubmit={onSubmit}
      busy={busy}
      problem={failure}
      submitLabel="Next"
      aside={<Aside title="How we use your details">We share them only with the services you choose.</Aside>}
    >
      <FormSelect
        control={control}
        name="title"
        label="Title"
        width="12"
        placeholder="Choose a title"
        options={[
          { value: 'Mr', label: 'Mr' },
          { value: 'Mrs', label: 'Mrs' },
        ]}
      />
      <FormTextField control={control} name="surname" label="Surname" autoComplete="family-name" />
      <FormDateField control={control} name="dateOfBirth" legend="Date of birth" hint="For example, 27 3 1985" />
      <FormRadioCards
        control={control}
        name="bedrooms"
        legend="Bedrooms"
        columns={3}
        options={[
          { value: 2, label: '1 to 2' },
          { value: 3, label: '3' },
          { value: 4, label: '4 or more' },
        ]}
      />
      <FormPasswordField control={control} name="password" label="Create a password" autoComplete="new-password" />
      <FormCheckbox control={control} name="agreed" label="I agree to the terms" />
    </FormPage>
  );
}

export const Untouched = () => <ExampleForm />;

export const Busy = () => <ExampleForm busy />;

export const Rejected = () => <ExampleForm problem={problem('THIRD_PARTY')} />;
