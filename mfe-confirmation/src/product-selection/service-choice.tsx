import { ServiceCard, useBoundField } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { serviceIcons } from '../service-card/service-display';
import type { ProductSelection } from './product-selection.form';
import type { ServiceOffer } from './service-offers';

interface ServiceChoiceProps {
  readonly control: Control<ProductSelection>;
  readonly offer: ServiceOffer;
}

/** A service to tick or untick; a complete or mandatory service stays ticked, an impossible one unticked. [PROD-03, PROD-04] */
export function ServiceChoice({ control, offer }: ServiceChoiceProps) {
  const { service, title, description, isMandatory, isComplete, isPossible } = offer;
  const Icon = serviceIcons[service];
  const { id, value, onChange, onBlur } = useBoundField<boolean, ProductSelection, ProductSelection>({
    control,
    name: service,
  });
  return (
    <ServiceCard
      id={id}
      icon={<Icon size={24} />}
      title={title}
      // The supply of the home may arrive after the page.
      line={<span aria-live="polite">{description}</span>}
      locked={isMandatory}
      disabled={isComplete || !isPossible}
      checked={isComplete || (isPossible && (value ?? false))}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}
