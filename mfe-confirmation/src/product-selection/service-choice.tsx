import { ServiceCard, useBoundField } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import type { ProductSelection } from './product-selection.form';
import type { ServiceOffer } from './service-offers';

interface ServiceChoiceProps {
  readonly control: Control<ProductSelection>;
  readonly offer: ServiceOffer;
}

/** One service to take or leave; what is set up, or asked of everyone, stays ticked. [PROD-03, PROD-04] */
export function ServiceChoice({ control, offer }: ServiceChoiceProps) {
  const { service, icon, title, line, isMandatory, isComplete } = offer;
  const { id, value, onChange, onBlur } = useBoundField<boolean, ProductSelection, ProductSelection>({
    control,
    name: service,
  });
  return (
    <ServiceCard
      id={id}
      icon={icon}
      title={title}
      line={line}
      locked={isMandatory}
      disabled={isComplete}
      checked={isComplete || (value ?? false)}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
