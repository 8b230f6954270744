import type { EnergyTariff } from '@home-move/contract';
import { ExternalIcon, LinkButton, NewTabNote, VisuallyHidden } from '@home-move/ui';
import { tariffTexts as texts } from './tariff.texts';

interface SupplierLinkProps {
  readonly tariff: EnergyTariff;
  readonly className?: string | undefined;
}

/** Link to the supplier's own site, for a tariff that we cannot switch the mover to. */
export function SupplierLink({ tariff, className }: SupplierLinkProps) {
  const { supplierName, supplierSiteUrl, generalTermsUrl } = tariff;
  return (
    <LinkButton
      href={supplierSiteUrl ?? generalTermsUrl}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {texts.goToSite}
      <VisuallyHidden>{texts.goToSiteOf(supplierName)}</VisuallyHidden>
      <NewTabNote />
      <ExternalIcon />
    </LinkButton>
  );
}
