/* Every example of the design system by component, as the examples page shows them. */
import * as codePage from './account/code-page.examples';
import * as newPassword from './account/form-new-password.examples';
import * as accordion from './components/accordion/accordion.examples';
import * as addressLookup from './components/address-lookup/address-lookup.examples';
import * as button from './components/button/button.examples';
import * as calendar from './components/calendar/calendar.examples';
import * as card from './components/card/card.examples';
import * as cardList from './components/card-list/card-list.examples';
import * as checkbox from './components/checkbox/checkbox.examples';
import * as checkRow from './components/check-row/check-row.examples';
import * as chip from './components/chip/chip.examples';
import * as combobox from './components/combobox/combobox.examples';
import * as costBar from './components/cost-bar/cost-bar.examples';
import * as dateField from './components/date-field/date-field.examples';
import * as dialog from './components/dialog/dialog.examples';
import * as emptyState from './components/empty-state/empty-state.examples';
import * as errorSummary from './components/error-summary/error-summary.examples';
import * as failedPanel from './components/failed-panel/failed-panel.examples';
import * as filters from './components/filters/filters.examples';
import * as keyValueList from './components/key-value-list/key-value-list.examples';
import * as textLink from './components/link/text-link.examples';
import * as notice from './components/notice/notice.examples';
import * as passwordField from './components/password-field/password-field.examples';
import * as price from './components/price/price.examples';
import * as qrCode from './components/qr-code/qr-code.examples';
import * as radioCards from './components/radio-cards/radio-cards.examples';
import * as select from './components/select/select.examples';
import * as serviceCard from './components/service-card/service-card.examples';
import * as skeleton from './components/skeleton/skeleton.examples';
import * as spinner from './components/spinner/spinner.examples';
import * as statusCard from './components/status-card/status-card.examples';
import * as tabs from './components/tabs/tabs.examples';
import * as table from './components/table/table.examples';
import * as tag from './components/tag/tag.examples';
import * as textField from './components/text-field/text-field.examples';
import * as text from './components/text/text.examples';
import * as tile from './components/tile/tile.examples';
import * as timeline from './components/timeline/timeline.examples';
import * as layout from './layout/layout.examples';
import * as formPage from './form/form-page.examples';
import * as invitationNotice from './invitation/invitation-notice.examples';
import * as authority from './journey/authority.examples';
import * as skipService from './journey/skip-service.examples';
import * as yourMove from './journey/your-move.examples';
import type { ComponentType } from 'react';
import { CardRule } from './components/card/card';
import { Stack } from './components/stack/stack';
import { Heading, Text } from './components/text/text';
import { Wrap } from './layout/wrap';

export interface ExampleGroup {
  readonly name: string;
  readonly examples: Readonly<Record<string, ComponentType>>;
}

/** In the order of the page. */
export const exampleGroups: readonly ExampleGroup[] = [
  { name: 'Accordion', examples: { Questions: accordion.Questions } },
  {
    name: 'Address lookup',
    examples: {
      BeforeSearch: addressLookup.BeforeSearch,
      Searching: addressLookup.Searching,
      Found: addressLookup.Found,
      Chosen: addressLookup.Chosen,
      Wrong: addressLookup.Wrong,
    },
  },
  {
    name: 'Button',
    examples: { Variants: button.Variants, Busy: button.Busy, Disabled: button.Disabled, AsLink: button.AsLink },
  },
  { name: 'Card', examples: { Plain: card.Plain, Tinted: card.Tinted } },
  { name: 'Card list', examples: { LongList: cardList.LongList } },
  { name: 'Checkbox', examples: { States: checkbox.States } },
  { name: 'Check row', examples: { Filters: checkRow.Filters, OneOf: checkRow.OneOf } },
  { name: 'Chip', examples: { Filters: chip.Filters } },
  { name: 'Combobox', examples: { Empty: combobox.Empty, Chosen: combobox.Chosen, Wrong: combobox.Wrong } },
  { name: 'Cost bar', examples: { FirstYear: costBar.FirstYear } },
  { name: 'Calendar', examples: { Closed: calendar.Closed, Chosen: calendar.Chosen, WithToday: calendar.WithToday } },
  { name: 'Date field', examples: { MoveIn: dateField.MoveIn, Empty: dateField.Empty, Wrong: dateField.Wrong } },
  { name: 'Dialog', examples: { Closed: dialog.Closed } },
  { name: 'Empty state', examples: { NoResults: emptyState.NoResults } },
  { name: 'Error summary', examples: { WithFields: errorSummary.WithFields } },
  { name: 'Failed panel', examples: { FirstTime: failedPanel.FirstTime, Retrying: failedPanel.Retrying } },
  { name: 'Filters', examples: { Tariffs: filters.Tariffs } },
  { name: 'Key value list', examples: { Editable: keyValueList.Editable, Pairs: keyValueList.Pairs } },
  { name: 'Text link', examples: { Links: textLink.Links } },
  { name: 'Notice', examples: { Kinds: notice.Kinds, Strip: notice.Strip, OfFailedCall: notice.OfFailedCall } },
  { name: 'Password field', examples: { Hidden: passwordField.Hidden } },
  { name: 'Price', examples: { FirstYear: price.FirstYear } },
  { name: 'QR code', examples: { OfLink: qrCode.OfLink } },
  {
    name: 'Radio cards',
    examples: { Short: radioCards.Short, WithLines: radioCards.WithLines, Wrong: radioCards.Wrong },
  },
  { name: 'Select', examples: { Plain: select.Plain } },
  { name: 'Service card', examples: { Services: serviceCard.Services } },
  { name: 'Skeleton', examples: { Plans: skeleton.Plans } },
  { name: 'Spinner', examples: { Sizes: spinner.Sizes, Section: spinner.Section, Page: spinner.Page } },
  { name: 'Status card', examples: { Three: statusCard.Three } },
  { name: 'Tabs', examples: { TariffDetails: tabs.TariffDetails } },
  { name: 'Table', examples: { Rates: table.Rates } },
  { name: 'Tag', examples: { All: tag.All } },
  {
    name: 'Text field',
    examples: { Plain: textField.Plain, HintAndError: textField.HintAndError, Widths: textField.Widths },
  },
  { name: 'Text', examples: { Scale: text.Scale, Address: text.Address } },
  { name: 'Tile', examples: { Both: tile.Both } },
  { name: 'Timeline', examples: { Switch: timeline.Switch } },
  {
    name: 'Layout',
    examples: {
      Progress: layout.Progress,
      FormStep: layout.FormStep,
      CodeStep: layout.CodeStep,
      WithSideColumn: layout.WithSideColumn,
    },
  },
  { name: 'Form page', examples: { Untouched: formPage.Untouched, Busy: formPage.Busy, Rejected: formPage.Rejected } },
  { name: 'New password', examples: { Empty: newPassword.Empty, HalfMet: newPassword.HalfMet } },
  { name: 'Code page', examples: { Sent: codePage.Sent, Rejected: codePage.Rejected } },
  {
    name: 'Skip a service',
    examples: { Choice: skipService.Choice, NothingToChoose: skipService.NothingToChoose, Failed: skipService.Failed },
  },
  {
    name: 'Authority',
    examples: { Council: authority.Council, TwoCompanies: authority.TwoCompanies, WithoutLink: authority.WithoutLink },
  },
  { name: 'Invitation notice', examples: { AllDetails: invitationNotice.AllDetails } },
  { name: 'Your move', examples: { HomeAndDay: yourMove.HomeAndDay, WithMore: yourMove.WithMore } },
];

/** Every example under its component's name. The development server adopts tokens, base and sheets around it. */
export function ExamplesPage() {
  return (
    <Wrap>
      {exampleGroups.map(({ name, examples }) => (
        <section key={name} aria-label={name}>
          <Heading>{name}</Heading>
          <Stack gap={6}>
            {Object.entries(examples).map(([title, Example]) => (
              <div key={title} data-example={`${name}: ${title}`}>
                <Text size="xs" muted>
                  {title}
                </Text>
                <Example />
              </div>
            ))}
          </Stack>
          <CardRule />
        </section>
      ))}
    </Wrap>
  );
}
