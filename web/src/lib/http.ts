/** HTTP under /api. What fails is a Fault with the server's message key. */
import type { Facts } from './protocol';

export class Fault extends Error {
  constructor(
    readonly reason: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(reason);
  }
}

async function send(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers: Record<string, string> = { 'X-Pentapolis': '1' };
  if (type) headers['Content-Type'] = type;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, credentials: 'same-origin', ...(body && { body }) });
  } catch {
    throw new Fault('failed-network');
  }
  if (!response.ok) throw await faultOf(response);
  return response;
}

async function faultOf(response: Response): Promise<Fault> {
  try {
    const { reason, facts } = (await response.json()) as { reason?: string; facts?: Facts };
    if (reason) return new Fault(reason, facts ?? {}, response.status);
  } catch {
    // A proxy's page, not ours.
  }
  return new Fault('failed-server', { status: response.status }, response.status);
}

async function read<T>(response: Response): Promise<T> {
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export async function getJson<T>(path: string): Promise<T> {
  return read<T>(await send('GET', path));
}

export async function getText(path: string): Promise<string> {
  return (await send('GET', path)).text();
}

export async function sendJson<T>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  if (body === undefined) return read<T>(await send(method, path));
  return read<T>(await send(method, path, JSON.stringify(body), 'application/json'));
}

export async function sendText<T>(path: string, text: string): Promise<T> {
  return read<T>(await send('POST', path, text, 'text/plain'));
}
