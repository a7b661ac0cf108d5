// Runs before everything else and parses on any Node: the program itself needs type stripping and node:crypto's argon2 of Node 24.
const needed = 24;
const running = Number(process.versions.node.split('.')[0]);
if (running < needed) {
  console.error(
    `Leitstand braucht Node ${needed} oder neuer, hier läuft ${process.version} (${process.execPath}); bitte nach „npm ci“ mit „npm start“ oder „npx node server/main.ts …“ starten, dann wird das mitgelieferte Node benutzt.`,
  );
  process.exit(1);
}
