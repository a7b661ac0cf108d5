import { address } from './address/address.ts';
import { contact } from './address/contact.ts';
import { application } from './application/application.ts';
import { contractAvis } from './avis/contractAvis.ts';
import { avisProposal } from './avis/avisProposal.ts';
import { contractAvisLog } from './avis/contractAvisLog.ts';
import { contractAvisBundle } from './avis/contractAvisBundle.ts';
import { contractAvisSuggestion } from './avis/contractAvisSuggestion.ts';
import { bundle } from './bundle/bundle.ts';
import { bundleContract } from './bundle/bundleContract.ts';
import { billing } from './billing/billing.ts';
import { billingArticle } from './billing/billingArticle.ts';
import { datevExport } from './datev/datevExport.ts';
import { company } from './company/company.ts';
import { contract } from './contract/contract.ts';
import { contractContact } from './contract/contractContact.ts';
import { serviceAddress } from './contract/serviceAddress.ts';
import { addressMail } from './customer/addressMail.ts';
import { billingAddress } from './customer/billingAddress.ts';
import { customerContractTemplate } from './customer/contractTemplate.ts';
import { customer } from './customer/customer.ts';
import { customerService } from './customer/customerService.ts';
import { customerProtocol } from './customer/customerProtocol.ts';
import { customerDepartment } from './customer/department.ts';
import type { Noun } from './define/noun.ts';
import { dispositionLock } from './disposition/dispositionLock.ts';
import { creditAgreement } from './driver/creditAgreement.ts';
import { driver } from './driver/driver.ts';
import { driverAbsence } from './driver/driverAbsence.ts';
import { driverDocument } from './driver/driverDocument.ts';
import { invoice } from './invoice/invoice.ts';
import { invoiceEntry } from './invoice/invoiceEntry.ts';
import { importContract } from './import/importContract.ts';
import { importLayout } from './import/importLayout.ts';
import { manufacturerImport } from './import/manufacturerImport.ts';
import { job } from './job/job.ts';
import { listView } from './list/listView.ts';
import { log } from './log/log.ts';
import { logArchive } from './log/logArchive.ts';
import { accessory } from './lookup/accessory.ts';
import { appEvent } from './lookup/appEvent.ts';
import { category } from './lookup/category.ts';
import { jobCategory } from './lookup/jobCategory.ts';
import { leasingProtocol } from './lookup/leasingProtocol.ts';
import { protocolComplaintType } from './lookup/protocolComplaintType.ts';
import { protocolImage } from './lookup/protocolImage.ts';
import { service } from './lookup/service.ts';
import { bodypart } from './damage/bodypart.ts';
import { email } from './mail/email.ts';
import { mailLog } from './mail/mailLog.ts';
import { preMail } from './mail/preMail.ts';
import { news } from './news/news.ts';
import { price } from './price/price.ts';
import { priceGroup } from './price/priceGroup.ts';
import { priceType } from './price/priceType.ts';
import { pricing } from './price/pricing.ts';
import { protocol } from './protocol/protocol.ts';
import {
  protocolAttachment,
  protocolComplaint,
  protocolDamage,
  protocolExpense,
  protocolImageSlot,
  protocolWaiting,
} from './protocol/protocolEntries.ts';
import { redPlateRide } from './redPlate/redPlateRide.ts';
import { retentionHold } from './retention/retentionHold.ts';
import { retentionPeriod } from './retention/retentionPeriod.ts';
import { retentionRun } from './retention/retentionRun.ts';
import { apiKey } from './user/apiKey.ts';
import { notification } from './user/notification.ts';
import { role } from './user/role.ts';
import { user } from './user/user.ts';
import { userGroup } from './user/userGroup.ts';

/** Every resource of Leitstand by the half of its definition that is always loaded. */
export const nouns: readonly Noun[] = [
  contract,
  contractAvis,
  contractAvisBundle,
  contractAvisSuggestion,
  customerContractTemplate,
  protocol,
  redPlateRide,
  bundle,
  bundleContract,
  application,
  dispositionLock,
  driver,
  driverDocument,
  driverAbsence,
  customer,
  customerDepartment,
  customerProtocol,
  billingAddress,
  address,
  addressMail,
  user,
  userGroup,
  role,
  apiKey,
  notification,
  listView,
  invoice,
  billing,
  datevExport,
  company,
  retentionPeriod,
  retentionHold,
  retentionRun,
  manufacturerImport,
  importContract,
  importLayout,
  priceGroup,
  priceType,
  pricing,
  price,
  service,
  accessory,
  bodypart,
  leasingProtocol,
  category,
  jobCategory,
  appEvent,
  protocolComplaintType,
  protocolImage,
  news,
  email,
  mailLog,
  preMail,
  log,
  logArchive,
  job,
  contractContact,
  serviceAddress,
  contact,
  customerService,
  creditAgreement,
  contractAvisLog,
  avisProposal,
  protocolWaiting,
  protocolExpense,
  protocolDamage,
  protocolImageSlot,
  protocolAttachment,
  protocolComplaint,
  invoiceEntry,
  billingArticle,
];

const byPath = new Map(nouns.map((it) => [it.path, it]));

/** What the records behind a path are, for example `contracts`. */
export function nounByPath(path: string): Noun | undefined {
  return byPath.get(path);
}
