import { isLeadState } from '#domain/leads/lead-states.ts';
import { screenAction } from '../../screen-action.ts';
import { words } from './words.ts';

/** What can be done with leads, one or several, and with a mail. */
export const inboxAction = screenAction({
  async read({ services, ids }) {
    await services.inbox.setRead(ids, true);
    return {};
  },
  async unread({ services, ids }) {
    await services.inbox.setRead(ids, false);
    return {};
  },
  async archive({ services, ids }) {
    await services.inbox.setArchived(ids, true);
    return { done: words.archived(ids.length) };
  },
  async unarchive({ services, ids }) {
    await services.inbox.setArchived(ids, false);
    return { done: words.unarchived(ids.length) };
  },
  async spam({ services, ids }) {
    await services.inbox.suspect(ids);
    return { done: words.suspected(ids.length) };
  },
  async clear({ services, ids }) {
    await services.inbox.clear(ids);
    return { done: words.cleared(ids.length) };
  },
  async state({ services, form: { id = '', state } }) {
    if (!isLeadState(state)) return { error: words.unknownState };
    await services.inbox.setState(id, state);
    return { done: words.stateChanged(state) };
  },
  async take({ services, administrator, form: { id = '' } }) {
    await services.inbox.take(id, administrator.email);
    return { done: words.taken };
  },
  async 'let-go'({ services, form: { id = '' } }) {
    await services.inbox.letGo(id);
    return { done: words.letGoDone };
  },
  async remind({ services, form: { id = '', day = '' } }) {
    await services.inbox.remind(id, day);
    return { done: words.reminded };
  },
  async 'forget-reminder'({ services, form: { id = '' } }) {
    await services.inbox.remind(id, '');
    return { done: words.reminderForgotten };
  },
  async note({ services, administrator, form: { id = '', text = '' } }) {
    await services.inbox.addNote(id, text, administrator.email);
    return { done: words.noteAdded };
  },
  async 'remove-note'({ services, form: { note = '' } }) {
    await services.inbox.removeNote(note);
    return { done: words.noteRemoved };
  },
  async reply({ services, administrator, form: { id = '', key = '', seen = '', subject = '', text = '' } }) {
    await services.replies.send({ lead: id, key, seen: Number(seen), subject, text }, administrator.email);
    return { done: words.replyStored(services.capturedMail.isCapturing) };
  },
  async revise({
    services,
    administrator,
    form: { id = '', key = '', seen = '', subject = '', text = '', price = '' },
  }) {
    const proposal = { lead: id, key, seen: Number(seen), subject, text, price: readJson(price) };
    await services.revisedQuotes.send(proposal, administrator.email);
    return { done: words.revisionStored(services.capturedMail.isCapturing) };
  },
  async remove({ services, administrator, ids }) {
    return { done: words.removed(await services.inbox.remove(ids, administrator.email)) };
  },
  async erase({ services, administrator, form: { email = '' } }) {
    const count = await services.inbox.erase(email, administrator.email);
    return { done: words.erased(email, count) };
  },
  async resend({ services, form: { id = '' } }) {
    return (await services.mail.resend(id)) ? { done: words.resent } : { error: words.busy };
  },
});

/** What a field of a form holds as JSON; undefined where it is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
