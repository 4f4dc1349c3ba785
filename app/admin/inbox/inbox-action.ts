import { screenAction } from '../screen-action.ts';
import { words } from './words.ts';

/** What can be done with a lead or a mail. */
export const inboxAction = screenAction({
  async read({ services, form: { id = '' } }) {
    await services.inbox.setRead(id, true);
    return {};
  },
  async unread({ services, form: { id = '' } }) {
    await services.inbox.setRead(id, false);
    return {};
  },
  async archive({ services, form: { id = '' } }) {
    await services.inbox.setArchived(id, true);
    return {};
  },
  async unarchive({ services, form: { id = '' } }) {
    await services.inbox.setArchived(id, false);
    return {};
  },
  async clear({ services, form: { id = '' } }) {
    await services.inbox.clear(id);
    return { done: words.cleared };
  },
  async erase({ services, administrator, form: { email = '' } }) {
    const count = await services.inbox.erase(email, administrator.email);
    return { done: words.erased(email, count) };
  },
  async resend({ services, form: { id = '' } }) {
    return (await services.mail.resend(id)) ? { done: words.resent } : { error: words.busy };
  },
});
