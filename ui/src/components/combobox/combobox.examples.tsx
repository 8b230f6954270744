import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox';

const LANGUAGES = ['Polish', 'Romanian', 'Punjabi (Panjabi)', 'Urdu', 'Welsh'].map((name) => ({
  value: name.slice(0, 2).toLowerCase(),
  label: name,
}));

/** A combobox that keeps its own state. */
export function StatefulCombobox(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <Combobox
      id="language"
      label="Language"
      hint="Start typing its name"
      options={LANGUAGES}
      noun={{ one: 'language', many: 'languages' }}
      {...props}
      value={value}
      onSelect={(chosen) => {
        setValue(chosen);
        props.onSelect?.(chosen);
      }}
    />
  );
}

export const Empty = () => <StatefulCombobox />;
export const Chosen = () => <StatefulCombobox value="we" />;
export const Wrong = () => <StatefulCombobox error="Please specify a language" />;
