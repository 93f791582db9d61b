import type { BackgroundTask } from '#server/platform/background/tasks.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { Trace } from './tracing.ts';

/* Each returns what it is given as it is where there are no traces. */

/** Sends each mail as a span. */
export function traceMail(mail: Mail, trace: Trace | undefined): Mail {
  if (!trace) return mail;
  return {
    ...mail,
    send: (...given) => trace('send mail', () => mail.send(...given), { kind: 'client' }),
  };
}

/** Renders each mail as a span. */
export function traceRenderer(renderer: MailRenderer, trace: Trace | undefined): MailRenderer {
  if (!trace) return renderer;
  return {
    ...renderer,
    renderNotification: (request) =>
      trace('render mail', () => renderer.renderNotification(request)),
    renderLetter: (request) => trace('render mail', () => renderer.renderLetter(request)),
  };
}

/** Runs each background task as a trace of its own, also if a call has woken it up. */
export function traceTasks(tasks: BackgroundTask[], trace: Trace | undefined): BackgroundTask[] {
  if (!trace) return tasks;
  return tasks.map((task) => ({
    ...task,
    run: () => trace(`task ${task.name}`, task.run, { isFirst: true }),
  }));
}
