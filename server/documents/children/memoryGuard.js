import { workerData } from 'node:worker_threads';

const everyMs = 25;

// A parent that was killed cannot end its children any more.
setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > workerData.memoryBytes;
  if (isTooLarge || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
}, everyMs);
