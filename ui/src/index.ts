export { adoptBase, adoptSheets, classNames, registerSheet } from './styles/sheets';

export { CodeFailure, type CodeFailureProps } from './account/code-failure';
export { CodePage, CodeSent, type CodePageProps } from './account/code-page';
export { FormNewPassword, type FormNewPasswordProps } from './account/form-new-password';
export { ResendCode, type ResendCodeProps } from './account/resend-code';
export { useCodeCheck, withCodeSession } from './account/code-check';

export { AgentReminders, type AgentRemindersProps } from './call/agent-reminders';
export { actorName, callTexts } from './call/call.texts';
export { CallFormPage, type CallFormPageProps } from './call/call-form-page';
export { ConfirmedAction, type ConfirmedActionProps } from './call/confirmed-action';
export { followCall, type CallListener, type Connection } from './call/follow-call';
export { noteTime, useMomentText } from './call/note-time';
export { useCustomerEntry, type CustomerEntry } from './call/use-customer-entry';

export { Accordion, type AccordionItem } from './components/accordion/accordion';
export { AddressLookup, type AddressLookupProps, type LookupOption } from './components/address-lookup/address-lookup';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './components/button/button';
export { CalendarButton, type CalendarButtonProps } from './components/calendar/calendar-button';
export { Card, CardHead, CardRule, type CardProps } from './components/card/card';
export { CardActions, CardList, type CardActionsProps, type CardListProps } from './components/card-list/card-list';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox';
export { CheckRow, type CheckRowProps } from './components/check-row/check-row';
export { Combobox, type ComboboxProps } from './components/combobox/combobox';
export { CostBar, CostKey, type CostBarProps, type CostPart } from './components/cost-bar/cost-bar';
export { DateField, type DateFieldProps } from './components/date-field/date-field';
export { Dialog, type DialogProps } from './components/dialog/dialog';
export { LazyDialog } from './components/dialog/lazy-dialog';
export { keepToVisibleSlice } from './components/dialog/visible-slice';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './components/error-summary/error-summary';
export { focusField } from './components/error-summary/focus-field';
export { FailedPanel, type FailedPanelProps } from './components/failed-panel/failed-panel';
export {
  Field,
  FieldGroup,
  Label,
  Legend,
  useFieldIds,
  type FieldTexts,
  type GroupTexts,
} from './components/field/field';
export type { FieldWidth } from './components/field/input';
export { FilterBar, type FilterBarProps } from './components/filters/filter-bar';
export { FilterColumns, type FilterColumnsProps } from './components/filters/filter-columns';
export { activeOptions, toggleItem, type FilterGroup, type FilterOption } from './components/filters/filter-options';
export {
  FilterFieldset,
  FilterPanel,
  type FilterFieldsetProps,
  type FilterPanelProps,
} from './components/filters/filter-panel';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './components/key-value-list/key-value-list';
export { NewTabNote, TextButton, TextLink, type TextLinkProps } from './components/link/text-link';
export { Banner, Notice, type NoticeKind, type NoticeProps } from './components/notice/notice';
export { ProblemNotice } from './components/notice/problem-notice';
export { Price, type PriceProps } from './components/price/price';
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code';
export {
  RadioCards,
  type RadioCardsProps,
  type RadioOption,
  type RadioValue,
} from './components/radio-cards/radio-cards';
export { Select, type SelectOption, type SelectProps } from './components/select/select';
export { ServiceCard, type ServiceCardProps } from './components/service-card/service-card';
export {
  Skeleton,
  SkeletonCards,
  SkeletonText,
  type SkeletonCardsProps,
  type SkeletonProps,
} from './components/skeleton/skeleton';
export { SlowLoading, type SlowLoadingProps } from './components/spinner/slow-loading';
export {
  FullPageSpinner,
  SectionSpinner,
  Spinner,
  type FullPageSpinnerProps,
  type SpinnerProps,
} from './components/spinner/spinner';
export { Row, Stack, TwoColumns, type StackProps } from './components/stack/stack';
export { Status } from './components/status/status';
export { StatusCard, type StatusCardProps } from './components/status-card/status-card';
export { Tabs, type Tab, type TabsProps } from './components/tabs/tabs';
export { Table, type TableProps } from './components/table/table';
export {
  Badge,
  RequiredTag,
  Tag,
  Tags,
  type BadgeProps,
  type ServiceStatus,
  type TagProps,
} from './components/tag/tag';
export { TextArea, TextField, type TextFieldProps } from './components/text-field/text-field';
export { AddressLine } from './components/text/address-line';
export { Heading, Text, type HeadingProps, type TextProps } from './components/text/text';
export { LogoTile, Tile, type LogoTileProps } from './components/tile/tile';
export { Timeline, type TimelineItem } from './components/timeline/timeline';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden';

export { clearDraft, readDraft, saveDraft, useDraftValues, useSaveDraft } from './form/draft';
export {
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormRadioCards,
  FormSelect,
  FormTextField,
} from './form/form-fields';
export { FormPage, type FormPageProps } from './form/form-page';
export { schemaResolver, schemaResult } from './form/schema-resolver';
export { PhotoError, shrinkPhoto } from './form/shrink-photo';
export { useAction, type Action } from './form/use-action';
export { useFileDownload, type FileDownload } from './form/use-file-download';
export { useBoundField, type Bound, type BoundField } from './form/use-bound-field';
export { useCopy } from './form/use-copy';

export {
  capitalised,
  formatDate,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatTypedDate,
  formatWeekday,
  phoneHref,
  weekdayOf,
} from './format/format';

export * from './icons/frame-icons';
export * from './icons/icons';
export type { IconProps } from './icons/icon';

export { DetailsDeletedPage, type DetailsDeletedPageProps } from './invitation/details-deleted.page';
export { InvitationNotice } from './invitation/invitation-notice';
export { Objection, type ObjectionProps } from './invitation/objection';

export { Authority, type AuthorityProps } from './journey/authority';
export { EnergyHelp } from './journey/energy-help';
export { FinishedNotice } from './journey/finished-notice';
export { GoTo, Redirect, type GoToProps, type RedirectProps } from './journey/redirect';
export { JourneyGate, WithEnrolment, type JourneyGateProps, type WithEnrolmentProps } from './journey/journey-gate';
export { PrivacyNote } from './journey/privacy-note';
export { cachedFor30s, useQueryScope } from './journey/query';
export { ContinueWithout, NoThanks, type ContinueWithoutProps, type NoThanksProps } from './journey/skip-service';
export { storedAtom } from './journey/stored-atom';
export { useBack } from './journey/use-back';
export { linkProps, useLinkProps, type LinkProps } from './journey/use-link-props';
export { UndoneNotice, type UndoneNoticeProps } from './journey/undone-notice';
export { useStableHandler } from './journey/use-stable-handler';
export { useIdempotencyKey, type IdempotencyKey } from './journey/use-idempotency-key';
export { YourMove, type YourMoveProps } from './journey/your-move';

export {
  createRemote,
  type RemoteLifecycles,
  type RemoteMountProps,
  type RemoteOptions,
} from './lifecycle/create-remote';
export {
  createRoutes,
  lazyPage,
  missingPage,
  type JourneyRoutes,
  type LazyPage,
  type RoutePage,
  type RoutesOptions,
} from './lifecycle/create-routes';
export {
  Lazy,
  lazyModule,
  useLazyModule,
  type LazyModule,
  type LazyModuleState,
  type LazyProps,
} from './runtime/lazy-module';
export type { ErrorPhase, RemoteRoot } from './lifecycle/mounted-remote';
export {
  RuntimeProvider,
  useCurrentStep,
  useEnrolment,
  useFlag,
  useIsFinished,
  useRuntime,
  useStore,
} from './runtime/runtime-context';
export { useSlicedData } from './runtime/use-sliced-data';

export { Page, type BackLink, type PageProps } from './layout/page';
export { SideColumn, type SideColumnProps } from './layout/side-column';
export { Actions, Aside, Section } from './layout/split';
export { Stages, type Stage, type StagesProps } from './layout/stages';
export { useAgentColumns } from './layout/use-agent-columns';
export { useMedia } from './layout/use-media';
export { Wrap } from './layout/wrap';
export { screens } from './tokens/screens';
