// Preloaded into the server with `node --import`: each SIGUSR2 sets its clock an hour ahead, the next one back again,
// as a wrong time server would; SIGWINCH sets it ahead. Timers go on as they are.

const hourMs = 60 * 60 * 1000;
const SystemDate = Date;
let shiftMs = 0;

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [SystemDate.now() + shiftMs] : args, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? () => SystemDate.now() + shiftMs : Reflect.get(target, name, receiver),
});

process.on('SIGUSR2', () => {
  shiftMs = hourMs - shiftMs;
});
process.on('SIGWINCH', () => {
  shiftMs = hourMs;
});
