import { Suspense, useEffect, useState } from 'react'
import type { AccountProps } from './account'
import { UsageOfMonth } from './UsageOfMonth'
import { UsageReport } from './UsageReport'
import { noRecords, useAccountRecords, type AccountRecords } from './use-account-records'
import { useParameter } from './use-parameter'

interface ReadRecordsProps extends Pick<AccountProps, 'account'> {
  onRead: (records: AccountRecords) => void
}

/** Reads the records in a sibling, so that the view does not remount when their code loads: lists and focus stay. */
function ReadRecords({ account, onRead }: ReadRecordsProps) {
  const records = useAccountRecords(account)
  useEffect(() => onRead(records), [records, onRead])
  return null
}

/** Usage of an account, in a month or in twelve, with links to the records once they are loaded. */
export function UsageSection(props: AccountProps) {
  const [view] = useParameter('view')
  const [records, setRecords] = useState(noRecords)
  return (
    <>
      <Suspense fallback={null}>
        <ReadRecords account={props.account} onRead={setRecords} />
      </Suspense>
      {view === 'months' ? (
        <UsageReport {...props} perHour={records.perHour} />
      ) : (
        <UsageOfMonth {...props} records={records} />
      )}
    </>
  )
}
