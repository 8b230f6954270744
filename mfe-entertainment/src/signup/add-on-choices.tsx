import type { BroadbandPackage } from '@home-move/contract';
import { Checkbox, FieldGroup, formatMoney, Status, useFieldIds, VisuallyHidden } from '@home-move/ui';
import { costTexts } from '../package/package-page.texts';
import { addOnTexts as texts } from './signup.texts';

interface AddOnChoicesProps {
  /** With the price that the chosen add-ons make. */
  readonly package: BroadbandPackage;
  /** Ids of the chosen add-ons. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** What can be ordered with the package, each with its price. None is ticked in advance. */
export function AddOnChoices({ package: { addOns, pricing }, chosen, onChange }: AddOnChoicesProps) {
  const ids = useFieldIds(undefined, { hint: texts.hint });
  if (addOns.length === 0) return null;
  const total = formatMoney(pricing.totalPricing.total);
  return (
    <div>
      <FieldGroup ids={ids} legend={texts.title} hint={texts.hint} large>
        {addOns.map(({ id, name, description, monthlyPrice }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
            label={costTexts.addOn(name, formatMoney(monthlyPrice))}
            hint={description}
          />
        ))}
      </FieldGroup>
      {/* The costs are further down. */}
      <Status>
        {chosen.length > 0 && (
          <VisuallyHidden>
            {pricing.isRolling ? texts.firstMonthNow(total) : texts.wholeContractNow(total)}
          </VisuallyHidden>
        )}
      </Status>
    </div>
  );
}
