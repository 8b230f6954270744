import { EnergyHelp, ServiceCard, StatusCard, Text, useBoundField } from '@home-move/ui';
import type { Control } from 'react-hook-form';
import { serviceIcons } from '../service-card/service-display';
import type { ProductSelection } from './product-selection.form';
import type { ServiceOffer } from './service-offers';

interface ServiceChoiceProps {
  readonly control: Control<ProductSelection>;
  readonly offer: ServiceOffer;
  /** Of the home. */
  readonly postcode: string | null;
}

/** A service to tick or untick; a complete or mandatory service stays ticked. [PROD-03, PROD-04] */
function Choice({ control, offer }: Omit<ServiceChoiceProps, 'postcode'>) {
  const { service, title, description, isMandatory, isComplete } = offer;
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
      line={description}
      locked={isMandatory}
      disabled={isComplete}
      checked={isComplete || (value ?? false)}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
    />
  );
}

/** A service to choose; one that is not possible for the home is described instead, with whom to call. */
export function ServiceChoice({ postcode, ...choice }: ServiceChoiceProps) {
  const { service, title, description, isPossible } = choice.offer;
  const Icon = serviceIcons[service];
  return (
    // The supply of the home may arrive after the page.
    <div aria-live="polite">
      {isPossible ? (
        <Choice {...choice} />
      ) : (
        <StatusCard icon={<Icon size={24} />} title={title} status="elsewhere">
          <Text muted>{description}</Text>
          <EnergyHelp postcode={postcode} />
        </StatusCard>
      )}
    </div>
  );
}
