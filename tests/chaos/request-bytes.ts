/** A request: sound as HTTP, anything as what it asks for. */
export interface AnyRequest {
  method: string;
  contentType: string | undefined;
  headers: readonly (readonly [name: string, value: string])[];
  body: Uint8Array;
  chunked: boolean;
}

/** A request as it goes over the wire, on a connection that ends with its answer. */
export function requestBytes(target: string, request: AnyRequest): Uint8Array {
  const { method, contentType, headers, body, chunked } = request;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    ...(contentType === undefined ? [] : [`Content-Type: ${contentType}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`,
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  if (!chunked) return Buffer.concat([head, body]);
  const size = Buffer.from(`${body.length.toString(16)}\r\n`);
  const chunk = body.length > 0 ? [size, body, Buffer.from('\r\n')] : [];
  return Buffer.concat([head, ...chunk, Buffer.from('0\r\n\r\n')]);
}
