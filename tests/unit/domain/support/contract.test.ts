import { expectContract } from '../../../support/contractText';

it('the support area promises back ends these codes, limits, choices and refusals', () =>
  expectContract(
    'src/domain/support',
    `
    GET support/ticket/list; ?group TICKET_GROUPS
    GET support/subjects
    POST support/ticket; refused 48202 404
    GET support/ticket/byKey/:key
    GET support/ticket/:ticketId; refused 404
    POST support/ticket/:ticketId/reply; refused 48201 48202 404
    POST support/ticket/:ticketId/complaint; refused 48201 404
    POST support/ticket/:ticketId/resolve; refused 48201 404
    POST support/ticket/:ticketId/reopen; refused 48201 404
    POST support/file; upload of image/jpeg image/png application/pdf to 10485760 bytes; refused 48202
    GET support/file/:fileId; download of image/jpeg image/png application/pdf
    CLOSE_DAYS: 7
    COMPLAINT_ANSWER_HOURS: 4
    COMPLAINT_REASONS: late unhappy
    ENTRY_EVENTS: reply answer ask complain complaintAnswer late resolve reopen close
    MAX_TICKET_FILES: 4
    RESOLVE_DAYS: 5
    STATES_OF_GROUP: active (open reopened), yours (answered waiting), done (resolved closed)
    SUBJECT_MAX_LENGTH: 80
    TICKET_ERROR: refused 48201, fileRefused 48202
    TICKET_GROUPS: active yours done
    TICKET_KINDS: setup usage billing refund other
    TICKET_SUBJECTS: order service
    TICKET_TEXT_MAX_LENGTH: 2000
    complaintPayload: reason COMPLAINT_REASONS; text 1 to 2000 characters
    replyPayload: text 1 to 2000 characters; fileIds[] to 64; fileIds to 4
    ticketEntry: by customer|support|manager|system; event ENTRY_EVENTS
    ticketFileRefused 48202; problem FILE_PROBLEMS
    ticketPayload: about.kind TICKET_SUBJECTS; kind TICKET_KINDS; priority PRIORITIES; subject 1 to 80
        characters; text 1 to 2000 characters; fileIds[] to 64; fileIds to 4
    ticket: kind TICKET_KINDS; priority PRIORITIES; state TICKET_STATES; about.kind TICKET_SUBJECTS
    ticketSubjects: subjects[].kind TICKET_SUBJECTS
    ticketSummary: kind TICKET_KINDS; priority PRIORITIES; state TICKET_STATES; about.kind TICKET_SUBJECTS
    TICKET_EVENTS: answer ask reply complain resolve reopen close
    TICKET_STATES: open answered waiting resolved closed reopened
    TICKET_TRANSITIONS: open (answer (to answered, by (support)), ask (to waiting, by (support)), reply (to
        open, by (customer)), complain (to open, by (customer)), resolve (to resolved, by (customer))),
        answered (reply (to open, by (customer)), complain (to open, by (customer)), resolve (to resolved,
        by (customer system))), waiting (reply (to open, by (customer)), complain (to open, by (customer)),
        resolve (to resolved, by (customer system))), resolved (reopen (to reopened, by (customer)), close
        (to closed, by (system))), closed (), reopened (answer (to answered, by (support)), ask (to waiting,
        by (support)), reply (to reopened, by (customer)), complain (to reopened, by (customer)), resolve
        (to resolved, by (customer)))
    `,
  ));
