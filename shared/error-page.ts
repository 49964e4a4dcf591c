/** Stand in the built error page for what is known once there is an error. The server replaces them. */
export const errorTokens = { status: '%STATUS%', text: '%TEXT%', requestId: '%REQUEST-ID%' } as const;
