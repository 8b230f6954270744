import { pathOf, type SocialTariff } from '@home-move/contract';
import { formatMoney, Notice, TextLink, useLinkProps } from '@home-move/ui';
import { listTexts as texts } from './list.texts';

/** Names the social tariff at the home, its price and who can have it, with a link to its details. */
export function SocialNotice({ tariff }: { readonly tariff: SocialTariff }) {
  const { packageId, sourceId, packageName, monthlyCost, hasRises, eligibility } = tariff;
  const link = useLinkProps();
  return (
    <Notice kind="info" still>
      <b>{texts.socialTitle}</b> {texts.socialPrice(packageName, formatMoney(monthlyCost), hasRises)} {eligibility}{' '}
      <TextLink {...link(pathOf('broadband-details', { packageId, sourceId }))}>
        {texts.socialDetails(packageName)}
      </TextLink>
    </Notice>
  );
}
