import { skyCallbackSlots, skyCallbackTexts, type SkyCallbackSlot } from '@home-move/contract';
import { RadioCards } from '@home-move/ui';
import type { Ref } from 'react';
import { skyTexts as texts } from './signup.texts';

const options = skyCallbackSlots.map((slot) => ({ value: slot, label: skyCallbackTexts.slots[slot] }));

interface SkyCallbackProps {
  readonly id: string;
  readonly slot: SkyCallbackSlot | null;
  readonly onChange: (slot: SkyCallbackSlot) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** When Sky calls the mover back: one of four slots or any of them. [BBSET-09, BBSET-10] */
export function SkyCallback({ id, slot, onChange, error, ref }: SkyCallbackProps) {
  return (
    <RadioCards
      ref={ref}
      id={id}
      legend={texts.legend}
      hint={skyCallbackTexts.hours}
      options={options}
      value={slot}
      onChange={onChange}
      error={error}
      columns={3}
      large
    />
  );
}
