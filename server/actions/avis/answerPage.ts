import { invalidLink } from '../../links/plainPages.ts';
import { definePublicPage } from '../../links/publicPage.ts';
import { answerContent } from './answerContent.ts';
import { appointmentOf, holdAppointment } from './askedAppointment.ts';
import { answerPath, answerPurpose } from './proposals.ts';
import { takeAnswer } from './takeAnswer.ts';

/** The page on which the contact chooses the window in which somebody comes (M08d). */
export const answerPage = definePublicPage({
  purpose: answerPurpose,
  path: answerPath,
  actor: 'ASP',
  async render(asked) {
    const appointment = await appointmentOf(asked);
    return appointment ? answerContent(appointment, asked) : invalidLink(asked.company);
  },
  async act(asked) {
    await holdAppointment(asked);
    const appointment = await appointmentOf(asked);
    return appointment ? takeAnswer(appointment, asked) : invalidLink(asked.company);
  },
});
