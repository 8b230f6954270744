import { useCurrentStep } from '@home-move/ui';
import { useState } from 'react';

/** State that returns to its initial value when the agent opens another step, as a confirmation does. */
export function useUntilNextStep<Value>(initial: Value): readonly [Value, (value: Value) => void] {
  const step = useCurrentStep()?.id ?? null;
  const [state, setState] = useState({ step, value: initial });
  return [state.step === step ? state.value : initial, (value) => setState({ step, value })];
}
