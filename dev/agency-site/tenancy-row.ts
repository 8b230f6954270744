import { escaped } from './html.js';
import type { HomeMoveProblem } from './home-move-client.js';
import type { Entry } from './ledger.js';
import { type News, type Progress, serviceName, type Status } from './progress.js';
import { addressOf, nameOf, type Tenancy } from './tenancy.js';

const labels: Readonly<Record<Status, string>> = {
  notSent: 'Not sent',
  scheduled: 'Invitation planned',
  invited: 'Invited',
  opened: 'Opened',
  inProgress: 'Setting up',
  completed: 'Completed',
  cancelled: 'Cancelled',
  objected: 'Objected',
  forgotten: 'Details erased',
};

const actionLabels = { send: 'Send to Home Move', invite: 'Invite again', cancel: 'Cancel' } as const;
export type Action = keyof typeof actionLabels;
export const actions = Object.keys(actionLabels) as readonly Action[];

const possible: Readonly<Record<Status, readonly Action[]>> = {
  notSent: ['send'],
  scheduled: ['cancel'],
  invited: ['invite', 'cancel'],
  opened: ['cancel'],
  inProgress: ['cancel'],
  completed: [],
  cancelled: [],
  objected: [],
  forgotten: [],
};

const obstacles: Readonly<Record<string, string>> = {
  unsubscribed: 'The tenant wants no invitations.',
  undeliverable: 'The invitation could not be delivered.',
};

/** The agency's own names of the fields of a move. */
const fields: Readonly<Record<string, string>> = {
  'person.title': 'Title',
  'person.firstName': 'First name',
  'person.surname': 'Surname',
  'person.emailAddress': 'Email address',
  'person.contactNumber': 'Mobile number',
  'property.houseNameOrNumber': 'House name or number',
  'property.addressLine1': 'Street',
  'property.town': 'Town',
  'property.postcode': 'Postcode',
  moveInDate: 'Move-in date',
  'invite.daysBefore': 'Days before the move',
};

/** The parts of a row that change while the page is open. */
export interface RowUpdate {
  readonly number: string;
  readonly name: string;
  readonly status: Status;
  readonly label: string;
  /** The status and the news as HTML. */
  readonly html: string;
  readonly actions: readonly Action[];
  /** One line for screen readers. */
  readonly announcement: string;
}

export function rowUpdate({ tenancy, progress }: Entry): RowUpdate {
  const { status, problem } = progress;
  const name = nameOf(tenancy);
  return {
    number: tenancy.number,
    name,
    status,
    label: labels[status],
    html: progressHtml(tenancy, progress),
    actions: possible[status],
    announcement: `${name}: ${problem?.title ?? labels[status]}`,
  };
}

/** A tenancy as an item of the list. */
export function rowHtml(entry: Entry): string {
  const { tenancy, progress } = entry;
  const { number, moveInDate, tenant } = tenancy;
  const contacts = [tenant.emailAddress, tenant.contactNumber].filter((contact) => contact !== '');
  const id = escaped(number);
  return `<li class="tenancy" id="${id}" data-number="${id}" data-status="${progress.status}">
  <div class="who"><h2 tabindex="-1">${escaped(nameOf(tenancy))}</h2> <span class="number">${id}</span></div>
  <dl>
    <div><dt>Home</dt><dd>${escaped(addressOf(tenancy))}</dd></div>
    <div><dt>Moves in</dt><dd>${moveInDate === '' ? 'Not known yet' : escaped(formatDay(moveInDate))}</dd></div>
    <div><dt>Contact</dt><dd>${contacts.map(escaped).join('<br>')}</dd></div>
  </dl>
  <div class="progress" data-progress>${progressHtml(tenancy, progress)}</div>
  <div class="actions">${actions.map((action) => actionHtml(entry, action)).join('')}</div>
</li>`;
}

function actionHtml({ tenancy, progress }: Entry, action: Action): string {
  const isPossible = possible[progress.status].includes(action);
  const target = `/tenancies/${encodeURIComponent(tenancy.number)}/${action}`;
  const button = `<button>${actionLabels[action]}<span class="hidden"> ${escaped(nameOf(tenancy))}</span></button>`;
  return `<form method="post" action="${target}" data-action="${action}" ${isPossible ? '' : 'hidden'}>${button}</form>`;
}

function progressHtml({ inviteDaysBefore }: Tenancy, progress: Progress): string {
  const { status, services, news, inviteAt, notInvited, problem } = progress;
  const notes = [
    ...(status === 'notSent' && inviteDaysBefore !== null
      ? [`To invite ${inviteDaysBefore} days before the move`]
      : []),
    ...(inviteAt === null ? [] : [`On ${formatTime(inviteAt)}`]),
    ...(notInvited === null ? [] : [obstacles[notInvited] ?? notInvited]),
    ...(services.length === 0 ? [] : [`Set up: ${services.map(serviceName).join('; ')}`]),
  ];
  return [
    `<p class="status"><span class="badge">${labels[status]}</span></p>`,
    ...notes.map((note) => `<p class="note">${escaped(note)}</p>`),
    problem === null ? '' : problemHtml(problem),
    news.length === 0 ? '' : `<ol class="news" aria-label="News">${news.map(newsHtml).join('')}</ol>`,
  ].join('');
}

const newsHtml = ({ label, at }: News) =>
  `<li>${escaped(label)} <time datetime="${escaped(at)}">${escaped(formatTime(at))}</time></li>`;

function problemHtml({ title, detail, errors }: HomeMoveProblem): string {
  const items = Object.entries(errors).map(
    ([field, message]) => `<li><b>${escaped(fields[field] ?? field)}</b>: ${escaped(message)}</li>`,
  );
  if (detail !== '') items.unshift(`<li>${escaped(detail)}</li>`);
  const list = items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
  return `<div class="problem"><p>Home Move did not accept this: ${escaped(title)}</p>${list}</div>`;
}

const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const formatDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : DAY.format(date);
};

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const formatTime = (at: string) => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : TIME.format(time);
};
