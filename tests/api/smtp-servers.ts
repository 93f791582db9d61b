import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server on this machine. */
export type TestSmtpServer = {
  url: string;
  /** The accepted messages, as sent. */
  taken: string[];
  /** All recipients, including refused ones. */
  recipients: string[];
  /** The passwords that clients sent. */
  passwords: string[];
  /** Whether the last message came encrypted. */
  wasEncrypted: () => boolean;
  /** The number of open connections. */
  connections: () => number;
  close: () => Promise<void>;
};

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('refused'), { responseCode });

type Behaviour = {
  /** Refuses recipients with this code, `times` times. */
  refuses?: number;
  times?: number;
  /** Milliseconds before it confirms a message. */
  delay?: number;
  /** Takes the message, but drops the connection before confirming it. */
  drops?: boolean;
  /** Never greets. */
  silent?: boolean;
  /** Whether it stays silent after a recipient. */
  stalls?: () => boolean;
  /** Offers STARTTLS, with an untrusted certificate. */
  offersTls?: boolean;
  /** Called before the answer to each recipient. */
  onRecipient?: () => void;
  /** Called with each message, before the answer. */
  onMessage?: (text: string) => void;
};

export async function startSmtpServer(behaviour: Behaviour = {}): Promise<TestSmtpServer> {
  const {
    refuses,
    delay = 0,
    drops,
    silent,
    stalls,
    offersTls,
    onRecipient,
    onMessage,
  } = behaviour;
  let { times = Number.POSITIVE_INFINITY } = behaviour;
  const taken: string[] = [];
  const recipients: string[] = [];
  const passwords: string[] = [];
  let isEncrypted = false;
  const sockets = new Set<Socket>();
  const options: SMTPServerOptions = {
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password ?? '');
      done(null, { user: username });
    },
    onConnect: (_session, done) => {
      if (!silent) done();
    },
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      onRecipient?.();
      if (stalls?.()) return;
      if (refuses === undefined || times <= 0) done();
      else {
        times -= 1;
        done(refusal(refuses));
      }
    },
    onData: (stream, session, done) => {
      isEncrypted = session.secure;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        taken.push(text);
        onMessage?.(text);
        if (drops) for (const socket of sockets) socket.destroy();
        else void sleep(delay).then(() => done());
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    passwords,
    wasEncrypted: () => isEncrypted,
    connections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
