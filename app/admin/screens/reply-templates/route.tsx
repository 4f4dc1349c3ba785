import { Form, Link, useLoaderData, useLocation } from 'react-router';
import { serverServicesOf } from '../../../http/services.ts';
import { adminPageLoader } from '../../page-loader.ts';
import { screenAction, useActionResult } from '../../screen-action.ts';
import { screenClientAction } from '../../screen-client-action.ts';
import { addressOf } from '../../shell/address.ts';
import { FormNotice } from '../../ui/form-notice.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { StoredTemplate, TemplateForm } from './template-form.tsx';
import { words } from './words.ts';

export const loader = adminPageLoader((args) => serverServicesOf(args).replyTemplates.list());

export const action = screenAction({
  async save({ services, administrator, form: { id = '', name = '', language = '', text = '' } }) {
    await services.replyTemplates.save({ id, name, language, text }, administrator.email);
    return { done: words.saved(name.trim()) };
  },
  async 'add-starters'({ services, administrator }) {
    await services.replyTemplates.addStarters(administrator.email);
    return { done: words.startersAdded };
  },
  async remove({ services, form: { id = '' } }) {
    await services.replyTemplates.remove(id);
    return { done: words.removed };
  },
});

export const clientAction = screenClientAction();

export default function ReplyTemplates() {
  const templates = useLoaderData<typeof loader>();
  const result = useActionResult();
  const location = useLocation();
  if (!templates) return null;
  return (
    <div className="grid max-w-4xl gap-6">
      <ScreenHead title={words.title} lead={words.lead}>
        <Link to={addressOf(location, 'inbox')} className="quiet-button">
          {words.back}
        </Link>
      </ScreenHead>
      <FormNotice result={result} />
      {templates.length === 0 && <NoTemplates />}
      {templates.map((template) => (
        <StoredTemplate key={template.id} template={template} />
      ))}
      <section className="admin-card grid gap-4">
        <h2 className="text-xl">{words.newTitle}</h2>
        {/* Made anew once the template is there: the fields are empty again. */}
        <TemplateForm key={templates.length} submit={words.create} />
      </section>
    </div>
  );
}

function NoTemplates() {
  return (
    <Form method="post" className="admin-card grid justify-items-start gap-4">
      <p className="text-ink-soft">{words.empty}</p>
      <button type="submit" name="intent" value="add-starters" className="button button-small">
        {words.addStarters}
      </button>
    </Form>
  );
}
