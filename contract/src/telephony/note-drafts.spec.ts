import { draftsOf, type NoteDraft } from './note-drafts';

const agentName = 'Jordan Lee';
const draft: NoteDraft = { agentName, enrolmentId: '1', customer: 'Sam Hartley', content: 'Half a note', day: null };

describe('the drafts of an agent', () => {
  it.each([undefined, null, 'Half a note', { 0: draft }])('are none when %j is stored', (stored) => {
    expect(draftsOf(stored, agentName)).toEqual([]);
  });

  it('keep their order, without drafts of other agents and values that are no draft', () => {
    const later = { ...draft, enrolmentId: '2', content: 'Calls back' };
    const { content: _content, ...withoutContent } = draft;
    const { enrolmentId: _enrolmentId, ...withoutEnrolment } = draft;
    const stored = [null, 7, draft, withoutContent, { ...draft, agentName: 'Alex Grant' }, withoutEnrolment, later];
    expect(draftsOf(stored, agentName)).toEqual([draft, later]);
  });
});
